import './booking.css';
import { createRoot } from 'react-dom/client';
import { BookingPages } from '#web/booking/booking-pages.tsx';
import { startBookingTexts } from './booking-texts.ts';

await startBookingTexts();
const root = document.getElementById('root');
if (!root) throw new Error('booking.html has no #root');
createRoot(root).render(<BookingPages />);
