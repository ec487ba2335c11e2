import { appointmentsRoutes } from './appointments/routes.ts';
import { diaryRoutes } from './diary/routes.ts';
import { requestsRoutes } from './requests/routes.ts';
import { hoursRoutes } from './settings/routes.ts';

export const agendaRoutes = { ...hoursRoutes, ...diaryRoutes, ...appointmentsRoutes, ...requestsRoutes };
