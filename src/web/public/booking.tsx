import './booking.css';
import { createRoot } from 'react-dom/client';
import { BookingPages } from '#web/booking/booking-pages.tsx';
import { readPath, usePlace } from '#web/booking/place.ts';
import { dataOfPage } from '#web/booking/salon-data.ts';
import { startBookingTexts } from './booking-texts.ts';

function Booking() {
  const { path } = usePlace();
  return <BookingPages path={path} data={dataOfPage(readPath(path).salonId)} />;
}

await startBookingTexts();
const root = document.getElementById('root');
if (!root) throw new Error('booking.html has no #root');
// Paints over what the server drew instead of hydrating it: that knew neither the draft nor the language kept in this browser.
createRoot(root).render(<Booking />);
