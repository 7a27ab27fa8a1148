import * as contract from '@vestibule/api/content/contract';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { requirePage } from './require-page.js';

export const getLegalPage = handle(contract.getLegalPage, async ({ params }, { services }) =>
  succeed(await requirePage(services.db, `legal-${params.page}`)),
);
