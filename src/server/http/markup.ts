// What keeps text within the element that it stands in.
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML or SVG, also in an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Data for a page's script to read. A `<` in it must not end its element. */
export const jsonElement = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
