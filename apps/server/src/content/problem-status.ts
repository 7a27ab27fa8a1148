import type { ContentProblem } from '@vestibule/domain/content';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const contentStatus = {
  'content.failed': 500,
  'content.home-failed': 500,
  'content.rooms-failed': 500,
  'content.spa-failed': 500,
  'content.restaurant-failed': 500,
  'content.events-failed': 500,
  'content.meeting-hall-failed': 500,
  'content.navigation-failed': 500,
  'content.footer-failed': 500,
  'content.about-failed': 500,
  'content.legal-failed': 500,
  'content.not-found': 404,
} satisfies Record<ContentProblem, ContentfulStatusCode>;
