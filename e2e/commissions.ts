import type { Page } from '@playwright/test';
import pg from 'pg';
import { call } from './api.ts';
import { addAppointment } from './appointments.ts';
import { today } from './cashier.ts';
import { addClient } from './clients.ts';
import { lastMonth } from './reports.ts';
import type { Salon } from './salon.ts';
import { addDefaultCategories, addService, inDatabase } from './services.ts';
import { addProfessional } from './team.ts';

export const PATH = '/financeiro/comissoes';

/** Days of last month, which is over: its figures stay as they are. */
export const dayOf = (day: number) => lastMonth().toPlainDate({ day });
export const LAST = () => dayOf(lastMonth().daysInMonth);

/** The page in last month. */
export const path = (more = '') => `${PATH}?mes=${lastMonth()}${more}`;

/**
 * Last month Juliana did a service of 180,00 at 40% of the price, another one at 40% of what a discount of 20,00 left of it, and sold a product of
 * 79,90 at 10%; Rafael did one of 200,00 at 45%. The month before, Juliana earned 71,00, and Patrícia, who has left, 180,00.
 */
export async function earnCommissions(salon: Salon) {
  await inDatabase(
    salon,
    `with juliana as (
       insert into staff (user_id, nome, funcao, comissao_percentual, product_commission_percent, color)
       values ($1, 'Juliana Sato', 'Esteticista', 40, 10, '#fde68a') returning id
     ), rafael as (
       insert into staff (user_id, nome, funcao, comissao_percentual, color)
       values ($1, 'Rafael Nogueira', 'Cabeleireiro', 45, '#bfdbfe') returning id
     ), patricia as (
       insert into staff (user_id, nome, funcao, comissao_percentual, ativo)
       values ($1, 'Patrícia Gomes', 'Manicure', 50, false) returning id
     ), visits as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, discount_value, professional_id)
       select $1, 'Alice Menezes', $2::date + 13, time '09:00', time '10:00', 'finalizado', 'PIX', 0, id from juliana
       union all select $1, 'Carla Nunes', $2::date + 4, '09:00', '10:00', 'finalizado', 'PIX', 20, id from juliana
       union all select $1, 'Bruno Reis', $2::date + 4, '09:00', '10:00', 'finalizado', 'PIX', 0, id from rafael
       union all select $1, 'Elisa', $2::date - 9, '09:00', '10:00', 'finalizado', 'PIX', 0, id from juliana
       union all select $1, 'Fábio', $2::date - 9, '11:00', '12:00', 'finalizado', 'PIX', 0, id from patricia
       returning id, client_name
     ), lines as (
       insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position, commission_percent,
         commission_amount, commission_from_net)
       select $1, visits.id, service, price, 60, 0, percent, amount, from_net
       from visits join (values
         ('Alice Menezes', 'Limpeza de pele', 180, 40, 72, false), ('Carla Nunes', 'Massagem relaxante', 180, 40, 64, true),
         ('Bruno Reis', 'Corte', 200, 45, 90, false), ('Elisa', 'Corte', 177.5, 40, 71, false), ('Fábio', 'Manicure', 360, 50, 180, false)
       ) as done (client_name, service, price, percent, amount, from_net) using (client_name)
     ), product as (
       insert into products (user_id, name, unit_of_measure, base_unit, product_type)
       values ($1, 'Protetor solar', 'un', 'un', 'resale') returning id
     ), sale as (
       insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
       values ($1, 'finalised', 'PIX', 79.9, $2::date + 5 + time '15:00', $2::date + 5) returning id
     )
     insert into sale_items (user_id, sale_id, product_id, quantity, sold_unit, unit_price, value, seller_id, seller_percent, seller_commission)
     select $1, sale.id, product.id, 1, 'un', 79.9, 79.9, juliana.id, 10, 7.99 from sale, product, juliana`,
    dayOf(1).toString(),
  );
}

/** A hundred professionals, of whom the last did a thousand services last month. */
export async function workALot(salon: Salon) {
  await inDatabase(
    salon,
    `with team as (
       insert into staff (user_id, nome, funcao, comissao_percentual)
       select $1, 'Pessoa ' || lpad(n::text, 3, '0'), 'Manicure', 40 from generate_series(1, 100) n returning id, nome
     ), visits as (
       insert into appointments (user_id, client_name, date, start_time, end_time, status, payment_method, professional_id, overlap_allowed)
       select $1, 'Cliente ' || n, $2::date + (n % 28), time '09:00', time '10:00', 'finalizado', 'PIX', id, true
       from team, generate_series(1, 1000) n where nome = 'Pessoa 100' returning id
     )
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, position, commission_percent,
       commission_amount)
     select $1, id, 'Corte', 100, 60, 0, 40, 40 from visits`,
    dayOf(1).toString(),
  );
  // What comes over the years the database has long looked at.
  const connection = new pg.Client(process.env.E2E_DATABASE);
  await connection.connect();
  await connection.query('analyze staff, appointments, appointment_services');
  await connection.end();
}

/** Through the API, for a test that is not about paying. */
export async function pay(page: Page, name: string, amount: number, day = today(), description = '') {
  const { rows } = await call(page, 'get', 'team');
  const staff_id = rows.find(({ nome }: { nome: string }) => nome === name).id;
  const data = { staff_id, amount, effective_date: day.toString(), description };
  await call(page, 'post', 'commissions/advances', data);
}

export async function close(page: Page, first: Temporal.PlainDate, last: Temporal.PlainDate) {
  const data = { start_date: first.toString(), end_date: last.toString() };
  await call(page, 'post', 'commissions/closings', data);
}

/** Somebody new finished something today. */
export async function finishToday(page: Page, name: string, phone = 22223333): Promise<{ id: string }> {
  const professional = await addProfessional(page, { nome: name });
  await addDefaultCategories(page);
  const { id: service_id } = await addService(page, { name });
  const { id: client_id } = await addClient(page, name, phone);
  await addAppointment(page, {
    ...{ client_id, professional_id: professional.id, date: today().toString(), status: 'finalizado' },
    lines: [{ service_id, unit_price: 123_456_789, commission_percent: 40, commission_amount: 49_382_716 }],
  });
  return professional;
}

export const summary = (page: Page) => page.getByRole('table', { name: 'Resumo por profissional' });
export const statement = (page: Page, name: string) => page.getByRole('table', { name: `Extrato de ${name}` });
