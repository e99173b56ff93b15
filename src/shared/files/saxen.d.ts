/** The part of the package that the portal uses. It brings no types. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>) => void,
    ): this;
    on(event: 'text', listener: (text: string) => void): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'attention', listener: () => void): this;
    /** @throws what a listener throws, and an error for broken XML */
    parse(xml: string): void;
  }
}
