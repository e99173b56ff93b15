/** A code such as 'C-2' or 'RFI-014'. Browsers break a line after its hyphen, or anywhere in a narrow column. */
const CODE = /(?<!\S)([A-Z0-9]{1,4}-[A-Z0-9.]{1,6})(?![^\s,.;:)])/;

/** Shows a text that never breaks inside a code of the site, such as a grid line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(CODE).map((piece, index) =>
    // Every other piece is a code.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order.
      <span key={index} className="nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
