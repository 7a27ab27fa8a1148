import { get } from 'node:http';

/** What came of one request: the reply's status, or the code of the error that it met. */
export type Outcome = number | string;

/** So many requests at once, each on a connection of its own. */
export function burst(url: string, requests: number): Promise<Outcome[]> {
  return Promise.all(Array.from({ length: requests }, () => request(url)));
}

function request(url: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    get(url, { agent: false }, (response) => {
      response.resume();
      response.once('error', fail);
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', fail);
  });
}
