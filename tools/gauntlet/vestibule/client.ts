export const ANSWER_LIMIT_MS = 20_000;

/** Who calls: each guest comes from a network of their own. */
export interface From {
  address: string;
  token?: string;
}

export interface Reply<T> {
  /** 0 where none came. */
  status: number;
  data?: T;
}

/** Calls the API as browsers do. */
export async function call<T>(url: string, from?: From, body?: object): Promise<Reply<T>> {
  try {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(from && { 'x-forwarded-for': from.address }),
        ...(from?.token && { authorization: `Bearer ${from.token}` }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const { data } = (await reply.json()) as { data?: T };
    return { status: reply.status, data };
  } catch {
    return { status: 0 };
  }
}

export async function get<T>(url: string): Promise<T> {
  const { status, data } = await call<T>(url);
  if (data === undefined) throw new Error(`${url} answers ${status}.`);
  return data;
}

/** A new account, signed in. */
export async function signUp(api: string, number: number) {
  const from = { address: `10.0.${number >> 8}.${number & 255}` };
  const email = `guest-${number}@example.com`;
  const password = 'Seaside7Palms';
  const form = { fullName: 'Layla Haddad', email, password, phone: '+96892123456' };
  await call(`${api}/basic-users/register`, from, { ...form, subscribe: false });
  const { status, data } = await call<{ token: string; user: { _id: string } }>(
    `${api}/basic-users/login`,
    from,
    { email, password },
  );
  if (!data) throw new Error(`Signing in is answered ${status}.`);
  return { name: email, id: data.user._id, from: { ...from, token: data.token } };
}
