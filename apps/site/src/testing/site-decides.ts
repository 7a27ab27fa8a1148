import * as contract from '@vestibule/api/settings/contract';
import type { SiteSettings } from '@vestibule/domain/settings';
import { replies, type StoryReply } from './replies.js';

/** A hotel that has decided something about its pages itself. */
export function siteDecides(site: Partial<SiteSettings>): StoryReply {
  return replies(contract.getAppConfig, {
    currency: 'USD',
    locale: 'en-US',
    ratingLink: 'https://booking.example/dar-al-nakhl',
    paymentMethods: ['usdt', 'visa'],
    site,
  });
}
