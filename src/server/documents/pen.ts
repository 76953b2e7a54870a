// A pen for setting text on A4 pages from top to bottom.
import PdfDocument from 'pdfkit';
import type { DocumentFrame } from './drawing-thread.ts';
import { createTypesetter, type Style, type Typesetter } from './typesetter.ts';

/** A4 in points. */
export const page = { left: 56, right: 539, top: 56, bottom: 770, middle: 310, footer: 800 };
const grey = '#66666e';
const hairline = '#d7d7de';
const heading: Style = { weight: 600, size: 20 };
export const strong: Style = { weight: 600 };
export const quiet: Style = { color: grey, size: 8.5 };

/** A position on the page; it moves down and on to the next page. */
export type Pen = { type: Typesetter; document: PDFKit.PDFDocument; y: number };

/** What programs read of an invoice. */
const XML_NAME = 'factur-x.xml';

/** What PDF/A asks about properties that it does not know (ISO 19005-3, 6.6.2.3), and the properties of Factur-X 1.07. */
const facturX = (): string => {
  const property = (name: string): string =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
    '<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>' +
    `<pdfaProperty:description>${name} of the embedded invoice</pdfaProperty:description></rdf:li>`;
  const uri = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
  return `
    <rdf:Description rdf:about="" xmlns:fx="${uri}">
      <fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${XML_NAME}</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'].map(property).join('')}</rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>`;
};

/** Embeds the document for programs, which makes it a Factur-X (ZUGFeRD). */
export const embedXml = ({ document }: Pen, xml: string, madeAt: Date): void => {
  document.file(Buffer.from(xml), {
    name: XML_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: madeAt,
    modifiedDate: madeAt,
  } as PDFKit.Mixins.PDFAttachmentOptions);
  document.appendXML(facturX());
};

/** A document with this title, and a pen at the top of its first page. */
export const startDocument = (title: string, madeAt: Date, { storeName, language }: DocumentFrame): Pen => {
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    info: { Title: title, Author: storeName, Creator: storeName, CreationDate: madeAt },
  });
  return { type: createTypesetter(document), document, y: page.top };
};

/** Goes on to the next page when this one has no room for this height. @returns Whether it did. */
export const makeRoom = (pen: Pen, height: number): boolean => {
  if (pen.y + height <= page.bottom) return false;
  pen.document.addPage();
  pen.y = page.top;
  return true;
};

export const drawLines = (pen: Pen, lines: readonly string[], x: number, style: Style = {}): void => {
  for (const line of lines) {
    makeRoom(pen, pen.type.heightOf(style));
    pen.type.draw(line, x, pen.y, style);
    pen.y += pen.type.heightOf(style);
  }
};

/** The height of a rule with the gap below it. */
export const ruleHeight = 8;

export const drawRule = (pen: Pen): void => {
  const { document, y } = pen;
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.7).strokeColor(hairline).stroke();
  pen.y += ruleHeight;
};

/** A figure at the right margin, with its name. */
export const drawSum = (pen: Pen, name: string, value: string, style: Style = {}): void => {
  makeRoom(pen, pen.type.heightOf(style));
  pen.type.draw(name, page.middle, pen.y, style);
  pen.type.draw(value, page.right, pen.y, { ...style, right: true });
  pen.y += pen.type.heightOf(style) + 4;
};

/** The name of the store, and the kind of the document. */
export const drawHead = (pen: Pen, title: string, { storeName }: DocumentFrame): void => {
  const { type } = pen;
  drawLines(pen, type.lay(storeName, page.right - page.left, strong), page.left, strong);
  pen.y += 18;
  drawLines(pen, [title], page.left, heading);
  pen.y += 14;
};

const drawPageNumbers = ({ document, type }: Pen): void => {
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    type.draw(`${index + 1} / ${count}`, page.right, page.footer, { ...quiet, right: true });
  }
};

/** The finished document. */
export const finish = async (pen: Pen): Promise<Uint8Array<ArrayBuffer>> => {
  drawPageNumbers(pen);
  pen.document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pen.document) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
};
