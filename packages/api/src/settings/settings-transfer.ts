/** A file as it came: plain data, so that a store may hold it. */
export interface ReceivedFile {
  name: string;
  type: string;
  content: string;
}

/** The file of a success, or the JSON of a refusal. */
export async function readFile(response: Response): Promise<unknown> {
  if (!response.ok) return await response.json();
  const disposition = response.headers.get('content-disposition') ?? '';
  return {
    name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'settings',
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    content: await response.text(),
  };
}

/** The multipart form of an import. */
export function formOf({ file, overwrite }: { file: File; overwrite?: boolean }): FormData {
  const form = new FormData();
  form.set('file', file);
  if (overwrite !== undefined) form.set('overwrite', String(overwrite));
  return form;
}
