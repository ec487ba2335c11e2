import { type AppointmentFollower, followAppointments } from './agenda/appointments/followers.ts';
import { openSaleFollows } from './cashier/sales/open-sale.ts';
import { paymentsFollow } from './payments/follow-appointment.ts';
import { stockFollows } from './products/move-stock.ts';

/** Everything that follows when an appointment is made, finalised, undone, cancelled, moved or removed, in this order (decision 034). */
const appointmentFollowers: AppointmentFollower[] = [openSaleFollows, stockFollows, paymentsFollow];

export function registerFollowers(): void {
  followAppointments(appointmentFollowers);
}
