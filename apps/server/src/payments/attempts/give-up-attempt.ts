import type { Services } from '../../services.js';
import { settle } from '../settlement/settle.js';

/** Ends an attempt that no guest ever saw; without another one open, what it held is free. */
export async function giveUpAttempt(services: Services, paymentId: string): Promise<void> {
  await settle(services, paymentId, 'create', { event: { progress: 'failed' }, raw: null });
}
