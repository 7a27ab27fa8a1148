import PdfFile from 'pdfkit';
import { receiptFont, textRuns, type ReceiptFace, type ReceiptScript } from './receipt-fonts.ts';
import type { ReceiptLook } from './receipt-look.js';

export const MARGIN = 56;

export interface TextStyle {
  face?: ReceiptFace;
  size?: number;
  colour?: string;
  align?: 'start' | 'end';
}

/** A sheet of A4 that writes in every script of its fonts. */
export class ReceiptPage {
  readonly doc: PDFKit.PDFDocument;
  readonly start = MARGIN;
  readonly end: number;
  readonly colours: ReceiptLook['colours'];
  readonly #fonts: ReceiptLook['fonts'];

  constructor(title: string, author: string, { colours, fonts }: ReceiptLook) {
    this.colours = colours;
    this.#fonts = fonts;
    this.doc = new PdfFile({
      size: 'A4',
      margin: MARGIN,
      lang: 'en',
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    this.end = this.doc.page.width - MARGIN;
  }

  /** Writes one line at a place; `align: 'end'` means that it ends there. */
  write(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { face = 'text', size = 10.5, colour = this.colours.ink, align = 'start' } = style;
    const runs = textRuns(text);
    let left = align === 'end' ? x - this.widthOf(text, style) : x;
    for (const run of runs) {
      this.#take(face, run.script, size).fillColor(colour);
      this.doc.text(run.text, left, y, { lineBreak: false });
      left += this.doc.widthOfString(run.text);
    }
  }

  widthOf(text: string, { face = 'text', size = 10.5 }: TextStyle = {}): number {
    return textRuns(text).reduce(
      (sum, run) => sum + this.#take(face, run.script, size).widthOfString(run.text),
      0,
    );
  }

  #take(face: ReceiptFace, script: ReceiptScript, size: number) {
    return this.doc.font(receiptFont(this.#fonts, face, script)).fontSize(size);
  }

  /** The words of a text in lines no wider than this. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = [...lines.slice(-1), word].join(' ');
      if (lines.length > 0 && this.widthOf(longer, style) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  rule(y: number, colour = this.colours.rule, width = 0.75): void {
    this.doc
      .moveTo(this.start, y)
      .lineTo(this.end, y)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke();
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.doc.once('end', resolve));
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  }
}
