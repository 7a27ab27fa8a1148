import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('newsletterMails', {
  pleaseConfirm: 'Please confirm our newsletter',
  asked: text(
    'Somebody, most likely you, asked for the newsletter of {hotel} at this address. You are on the list once you confirm it.',
  ),
  confirm: 'Confirm',
  linkWorks: plural({
    one: 'The link works for {count} day; after that we delete this address. If it was not you, you do not need to do anything.',
    other:
      'The link works for {count} days; after that we delete this address. If it was not you, you do not need to do anything.',
  }),
  deleteNow: 'Delete this address now',

  onTheList: 'You are on the list',
  comesHere: text('The newsletter of {hotel} comes to this address.'),
  leaveAnyTime: 'You can leave the list at any time. We delete your address then.',
  unsubscribe: 'Unsubscribe',
});
