import { hash, verify } from '@node-rs/argon2';

/** argon2id; what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let unknownHash: Promise<string> | undefined;

/** Spellings of one password that look alike are one password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

export async function hashPassword(password: string): Promise<string> {
  return await hash(normalised(password), COST);
}

/** Without a hash it takes as long as with one, so that time does not tell who has an account. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  unknownHash ??= hashPassword('nobody’s password');
  const matches = await verify(passwordHash ?? (await unknownHash), normalised(password));
  return passwordHash !== undefined && matches;
}
