import PdfFile from 'pdfkit';
import { receiptFont, textRuns, type ReceiptFace } from './receipt-fonts.ts';

export const MARGIN = 56;
export const colours = {
  ink: '#1f2a2b',
  muted: '#556061',
  teal: '#0f3b3b',
  brass: '#a07b3b',
  rule: '#ddd3c4',
};

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

  constructor(title: string, author: string) {
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
    const { face = 'text', size = 10.5, colour = colours.ink, align = 'start' } = style;
    const runs = textRuns(text);
    let left = align === 'end' ? x - this.widthOf(text, style) : x;
    for (const run of runs) {
      this.doc.font(receiptFont(face, run.script)).fontSize(size).fillColor(colour);
      this.doc.text(run.text, left, y, { lineBreak: false });
      left += this.doc.widthOfString(run.text);
    }
  }

  widthOf(text: string, { face = 'text', size = 10.5 }: TextStyle = {}): number {
    return textRuns(text).reduce(
      (sum, run) =>
        sum + this.doc.font(receiptFont(face, run.script)).fontSize(size).widthOfString(run.text),
      0,
    );
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

  rule(y: number, colour = colours.rule, width = 0.75): void {
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
