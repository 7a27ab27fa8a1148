import type { LegalPage } from '@vestibule/domain/content';
import { SUBSCRIPTION_DAYS } from '@vestibule/domain/newsletter';
import type { StoredTextPages } from '../../content/clean-page.js';

const terms: LegalPage = {
  title: 'Terms of stay',
  updated: '2026-09-01',
  body: [
    '<p>These terms hold between you and Qasr Al Bahr, Shore Road, Qantab, Muscat, Oman, when you book on this website.</p>',
    '<h2>Your booking</h2><p>A booking is made when its payment has been confirmed. Until then we hold the room, the seats or the appointment until the time that My Bookings shows; afterwards they are free for others again.</p>',
    '<h2>Prices and payment</h2><p>All prices are in US dollars. You see the total before you pay, and you pay that total. Payment is by USDT on the TRC20 network or by card; both are handled by payment providers, and we never see your card number.</p>',
    '<h2>Arriving and leaving</h2><p>Rooms are ready from 14:00 and are given back by 12:00. If your flight needs other times, tell the desk; when the room is free we do not charge for it.</p>',
    '<h2>Changing or cancelling</h2><p>Each room, treatment and event says on its own page whether it is refundable and until when. What is not paid yet is cancelled under My Bookings, what is paid at the desk, by phone or by email. Refunds go back the way the payment came.</p>',
    '<h2>In the house</h2><p>No more guests sleep in a room than it is meant for. Damage is paid for by the guest who caused it. We ask for quiet in the courtyard after eleven.</p>',
    '<h2>Law</h2><p>The law of the Sultanate of Oman applies. Your rights as a consumer at home remain.</p>',
  ].join(''),
};

export const privacy: LegalPage = {
  title: 'Privacy',
  updated: '2026-11-20',
  body: [
    '<p>What this website knows about you, why, and for how long.</p>',
    '<h2>When you only look around</h2><p>No cookies, no counting services, nothing loaded from other companies. The map on the contact page is a drawing until you ask for the interactive one, which OpenStreetMap then provides.</p>',
    '<h2>When you have an account</h2><p>Your name, email address, phone number and whatever else you write in your profile. Your password is stored only as a hash. The browser keeps your sign-in until you sign out. For half a year we remember the networks that you signed in from, as hashes, so that nobody who guesses at your password locks you out at home.</p>',
    '<h2>When you book</h2><p>The names, dates and phone number of the booking, the email address that you give with it, and the payment provider’s reference. While something is held for you, also the network you booked from, as a hash. Accounting law asks us to keep bookings for ten years; without your name once you have deleted your account.</p>',
    '<p>Each provider receives the amount, what it is for and a reference of ours. Card payments go through Thawani, which also asks us for the booking’s name, phone number and email address. USDT payments go through NowPayments, which gets none of these from us.</p>',
    `<h2>When you ask for the newsletter</h2><p>Your email address, and when you asked and confirmed. An address that is not confirmed within ${SUBSCRIPTION_DAYS} days is deleted the following night. It is deleted at once when you leave by the link in our mails, or delete an account with the same address.</p>`,
    '<h2>When you ask for a hall</h2><p>What you wrote in the form, until the event is over and settled.</p>',
    '<h2>Your rights</h2><p>Ask at <a href="mailto:stay@qasralbahr.example">stay@qasralbahr.example</a> what we hold about you, have it corrected, or have it deleted as far as the law allows.</p>',
  ].join(''),
};

export const textPages: StoredTextPages = {
  'legal-terms': terms,
  'legal-privacy': privacy,
};
