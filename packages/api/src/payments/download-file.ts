/** A file that has come, at an address of this page: plain data, so that a store may hold it. */
export interface DownloadedFile {
  name: string;
  /** To be revoked once it is saved. */
  href: string;
}

/** The file of a success, or the JSON of a refusal. */
export async function readDownload(response: Response): Promise<unknown> {
  if (!response.ok) return await response.json();
  const disposition = response.headers.get('content-disposition') ?? '';
  return {
    name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'booking',
    href: URL.createObjectURL(await response.blob()),
  };
}
