import './booking.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingPages } from '#web/booking/booking-pages.tsx';
import { readPath, usePlace } from '#web/booking/place.ts';
import { dataOfPage } from '#web/booking/salon-data.ts';
import { speak, startBookingTexts } from './booking-texts.ts';

function Booking() {
  const { path } = usePlace();
  useEffect(pressAgain, []);
  return <BookingPages path={path} data={dataOfPage(readPath(path).salonId)} onLanguage={speak} />;
}

await startBookingTexts();
const root = document.getElementById('root');
if (!root) throw new Error('booking.html has no #root');
// Renders instead of hydrating: the server knew neither the draft nor the language kept in this browser.
createRoot(root).render(<Booking />);

/**
 * On a slow phone the page is visible for seconds before it reacts. The last button pressed meanwhile (`static/theme.js` remembers it) is
 * pressed now, if the one in its place still has the same text.
 */
function pressAgain(): void {
  dispatchEvent(new Event('alive'));
  const { pressed } = document.documentElement.dataset;
  if (pressed === undefined) return;
  delete document.documentElement.dataset.pressed;
  const button = document.querySelectorAll<HTMLElement>('#root button')[Number.parseInt(pressed, 10)];
  if (button && pressed.endsWith(` ${button.textContent}`)) button.click();
}
