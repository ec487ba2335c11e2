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
// Paints over what the server drew instead of hydrating it: that knew neither the draft nor the language kept in this browser.
createRoot(root).render(<Booking />);

/**
 * On a slow phone the page stands there for seconds before it can answer. What was pressed last meanwhile (`static/theme.js` has kept it) is pressed
 * now, once, if the button in that place still says the same.
 */
function pressAgain(): void {
  dispatchEvent(new Event('alive'));
  const { pressed } = document.documentElement.dataset;
  if (pressed === undefined) return;
  delete document.documentElement.dataset.pressed;
  const button = document.querySelectorAll<HTMLElement>('#root button')[Number.parseInt(pressed, 10)];
  if (button && pressed.endsWith(` ${button.textContent}`)) button.click();
}
