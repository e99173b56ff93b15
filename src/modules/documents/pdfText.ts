import { type PageViewport, type PDFPageProxy, TextLayer } from 'pdfjs-dist';

/** Puts the text of a page over its picture, so that people can select it. */
export async function drawText(
  page: PDFPageProxy,
  container: HTMLDivElement,
  viewport: PageViewport,
): Promise<void> {
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(viewport.scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport,
  });
  await layer.render();
}
