import './booking.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingPages } from '#web/booking/booking-pages.tsx';
import { readPath, usePlace } from '#web/booking/place.ts';
import { dataOfPage } from '#web/booking/salon-data.ts';
import { speak, startBookingTexts } from './booking-texts.ts';
import { pressAgain } from './early-press.ts';

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
