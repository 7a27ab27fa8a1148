/** What can go wrong in content: one variant a page (spec 8). */
export type ContentProblem =
  | 'content.failed'
  | 'content.home-failed'
  | 'content.rooms-failed'
  | 'content.spa-failed'
  | 'content.restaurant-failed'
  | 'content.events-failed'
  | 'content.meeting-hall-failed'
  | 'content.navigation-failed'
  | 'content.footer-failed'
  | 'content.about-failed'
  | 'content.legal-failed'
  | 'content.not-found';
