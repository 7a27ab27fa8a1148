import { findUserByEmail } from '../../account/store.js';
import { hasPasskey } from '../../account/passkey-store.js';
import type { Config } from '../../config.js';
import type { Database } from '../../database/connect.js';
import { finding, type Finding } from './finding.js';

/** Whether a stolen password is enough to be the administrator. */
export async function checkAdministrator(
  db: Database,
  { email }: { email: string },
  adminSecondFactor: Config['adminSecondFactor'],
): Promise<Finding> {
  const found = finding.bind(undefined, 'administrator');
  const row = await findUserByEmail(db, email);
  if (!row || !(await hasPasskey(db, row.id))) {
    return found('warn', 'The administrator has no passkey: it is added in the profile.');
  }
  return adminSecondFactor === 'required' || row.passkeyOnly
    ? found('ok', 'Only a passkey signs in.')
    : found('warn', 'The password alone still signs in: set ADMIN_SECOND_FACTOR=required.');
}
