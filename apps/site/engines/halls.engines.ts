import { journey } from './support/journey.ts';

journey('a planner asks for a meeting hall, in a dialog with a calendar', async (page) => {
  await page.goTo('/meeting-hall');
  await page.click('button', 'Book Now for The Majlis');
  const dialog = page.in('dialog', 'Book Meeting Hall');

  // What is missing is said, and has the focus.
  await dialog.click('button', 'Send Request');
  await dialog.in('alert').withText('Full name is required').hasFocus();

  // Closed by mistake: the focus returns, and what was typed is still there.
  await dialog.fill('textbox', 'Full name', 'Salma Al Harthy');
  await page.press('Escape');
  await page.seesNo('dialog');
  await page.in('button', 'Book Now for The Majlis').hasFocus();
  await page.press('Enter');
  await dialog.in('textbox', 'Full name').hasValue('Salma Al Harthy');

  await dialog.fill('textbox', 'Email', 'salma@example.com');
  await dialog.fill('textbox', 'Phone number', '+968 9123 4567');
  await dialog.fill('spinbutton', 'Expected attendees', '24');
  await dialog.in('combobox', 'Event type').click('option', 'Workshop');
  await dialog.click('button', 'Choose the event date');
  await page.in('dialog', 'Choose the event date').click('button', /^Today,/);
  await dialog.click('button', 'Send Request');
  await page.seesNo('dialog');
  await page.seesText('Booking request submitted successfully! We will contact you soon.');
});
