import Link from '@tiptap/extension-link';

/** Addresses that a link may have. Others stay text. */
const isSafe = (address: string): boolean =>
  /^(https?:\/\/|mailto:)/i.test(address) && URL.canParse(address);

/** Returns what somebody types as an address: without a scheme it is a web page. */
function addressOf(typed: string): string {
  const address = typed.trim();
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** A link to a web page or an email address. */
export const SafeLink = Link.extend({
  // What others wrote says where a link leads. How it opens is ours.
  addAttributes: () => ({
    href: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('href'),
    },
  }),
  addCommands() {
    const inherited = this.parent?.();
    return {
      ...inherited,
      setLink: (attributes) => (props) =>
        inherited?.setLink?.({ ...attributes, href: addressOf(attributes.href) })(props) ?? false,
    };
  },
}).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  isAllowedUri: (address, { defaultValidate }) => defaultValidate(address) && isSafe(address),
  HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: '_blank' },
});
