// Starts the API reference with every external request and telemetry option turned off.
const here = location.origin;
window.Scalar.createApiReference('#reference', {
  url: document.querySelector('#reference').dataset.document,
  // Calls go directly from the browser to the host of this page, without a proxy.
  proxyUrl: '',
  externalUrls: { dashboardUrl: here, registryUrl: here, proxyUrl: here, apiBaseUrl: here },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  // The bar at the top follows the system color scheme, so the reference does too.
  hideDarkModeToggle: true,
  documentDownloadType: 'none',
  authentication: { preferredSecurityScheme: 'bearerAuth' },
  onLoaded: () => document.querySelector('#loading')?.remove(),
  generateOperationSlug: ({ operationId }) => operationId,
});
