/** A mail as it waits in the queue. */
export interface MailMessage {
  /** One address, as `isEmail` knows it. */
  to: string;
  subject: string;
  /** The same in both forms; `letter` makes them. */
  text: string;
  html: string;
  /** Beside those that every mail has. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  encoding: 'base64';
  content: string;
}
