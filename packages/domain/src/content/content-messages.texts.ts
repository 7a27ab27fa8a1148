import { catalogue } from '../words/en.js';
import type { ContentProblem } from './problems.js';

/** Spec 8: 'Failed to fetch content' and per-page variants. */
export const texts = catalogue('contentMessages', {
  'content.failed': 'Failed to fetch content',
  'content.home-failed': 'Failed to fetch home content',
  'content.rooms-failed': 'Failed to fetch rooms content',
  'content.spa-failed': 'Failed to fetch spa content',
  'content.restaurant-failed': 'Failed to fetch restaurant content',
  'content.events-failed': 'Failed to fetch events content',
  'content.meeting-hall-failed': 'Failed to fetch meeting hall content',
  'content.navigation-failed': 'Failed to fetch navigation content',
  'content.footer-failed': 'Failed to fetch footer content',
  'content.about-failed': 'Failed to fetch about content',
  'content.legal-failed': 'Failed to fetch legal content',
  'content.not-found': 'We could not find that content.',
} satisfies Record<ContentProblem, string>);
