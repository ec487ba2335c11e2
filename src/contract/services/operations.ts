import * as z from 'zod/mini';
import { STARTER_KINDS } from '#domain/services/starters.ts';
import { notFound, passwordErrors, repeatErrors } from '../errors.ts';
import { importDone, knownRows } from '../imports.ts';
import { get, post, put } from '../operation.ts';
import { done, idWithPassword, pageInput, pageOf } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import { categoryForm, serviceInput, startersForm } from './forms.ts';
import { checkServicesForm, importServicesForm } from './import-forms.ts';

const linkedProduct = z.object({ id: z.uuid(), name: z.string() });

/** Of somebody's own; null where the service's holds. */
const terms = {
  price: z.nullable(z.int()),
  duration_minutes: z.nullable(z.int()),
  commission_percent: shownTo('all_commissions', z.nullable(z.number()), null),
};

const service = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  duration_minutes: z.int(),
  price: z.int(),
  preco_variavel: z.boolean(),
  commission_percent: shownTo('all_commissions', z.nullable(z.number()), null),
  is_public: z.boolean(),
  products: z.array(linkedProduct),
  /** Everybody does it; else only who is among `doers`. Whoever left is not among them. */
  done_by_all: z.boolean(),
  doers: z.array(z.object({ staff_id: z.uuid(), ...terms })),
  /** Minutes of work and pause by turns: [45, 30, 30]. Empty: work without a pause. */
  parts: z.array(z.int()),
  cleanup_minutes: z.int(),
});

/** A service as a professional does it, or not. */
const ofProfessional = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.string(),
  price: z.int(),
  preco_variavel: z.boolean(),
  duration_minutes: z.int(),
  commission_percent: shownTo('all_commissions', z.nullable(z.number()), null),
  does: z.boolean(),
  own: z.object(terms),
  /** Somebody else does it, too. */
  has_others: z.boolean(),
});

const category = z.object({
  id: z.uuid(),
  name: z.string(),
  show_in_dropdown: z.boolean(),
  services_count: z.int(),
});

/** A usual service of a kind of salon, as this one would have it. */
const starter = z.object({
  kind: z.enum(STARTER_KINDS),
  name: z.string(),
  category: z.string(),
  duration_minutes: z.int(),
  /** Ticked from the start. */
  is_usual: z.boolean(),
  /** The salon has a service of this name. */
  is_there: z.boolean(),
});

export type LinkedProduct = z.infer<typeof linkedProduct>;
export type Service = z.infer<typeof service>;
export type ServiceOfProfessional = z.infer<typeof ofProfessional>;
export type StarterService = z.infer<typeof starter>;
export type Category = z.infer<typeof category>;

const nameTaken = { NAME_TAKEN: { status: 409 } };

export const servicesContract = {
  list: get(
    '/services',
    'member',
    'Services by category and name; with a search, those whose name has the words, the nearest first',
  )
    .input(z.object(pageInput))
    .output(pageOf(service)),
  groups: get('/services/groups', 'member', 'The categories that services carry, with how many').output(
    z.array(z.object({ category: z.string(), services_count: z.int() })),
  ),
  byProfessional: get(
    '/services/by-professional',
    'member',
    'Every service by category and name, and which of them a professional does; without one, which a new professional would do',
  )
    .input(z.object({ staff_id: z.optional(z.uuid()) }))
    .output(z.array(ofProfessional)),
  starters: get(
    '/services/starters',
    'services',
    'Usual services by kind of salon, in the language of its country, and which of them it has',
  ).output(z.array(starter)),
  createStarters: post(
    '/services/starters',
    'services',
    'Add several services, all or none; those whose name the salon has are left out and named. Takes an Idempotency-Key',
  )
    .errors(repeatErrors)
    .input(startersForm)
    .output(z.object({ created: z.int(), known: z.array(z.string()) })),
  create: post('/services', 'services', 'Add a service with the products it uses').input(serviceInput).output(service),
  change: put('/services/{id}', 'services', 'Change a service and the products it uses')
    .errors(notFound)
    .input(z.extend(serviceInput, { id: z.uuid() }))
    .output(service),
  remove: post('/services/{id}/remove', 'services', 'Delete a service; past lines keep its name')
    .errors(passwordErrors)
    .input(idWithPassword)
    .output(done),
  checkImport: post(
    '/services/import/check',
    'services',
    'Which of these services the salon has, and how many it offers online',
  )
    .input(checkServicesForm)
    .output(z.object({ known: knownRows, offered_online: z.int() })),
  import: post(
    '/services/import',
    'services',
    'Add many services, all or none, with the categories that are missing; those that the salon has are left out and named',
  )
    .input(importServicesForm)
    .output(importDone),

  categories: get('/services/categories', 'member', 'All categories by name, hidden ones too').output(
    z.array(category),
  ),
  createDefaultCategories: post(
    '/services/categories/defaults',
    'services',
    'Make the usual categories in a salon that has none',
  ).output(z.object({ created: z.int() })),
  createCategory: post('/services/categories', 'services', 'Add a category')
    .errors(nameTaken)
    .input(categoryForm)
    .output(category),
  changeCategory: put('/services/categories/{id}', 'services', 'Rename a category, also on its services')
    .errors({ ...notFound, ...nameTaken })
    .input(z.extend(categoryForm, { id: z.uuid() }))
    .output(category),
  changeCategoryShown: put(
    '/services/categories/{id}/shown',
    'services',
    'Offer a category in the service form, or hide it there',
  )
    .errors(notFound)
    .input(z.object({ id: z.uuid(), show_in_dropdown: z.boolean() }))
    .output(category),
  removeCategory: post('/services/categories/{id}/remove', 'services', 'Delete a category; its services keep the name')
    .errors(passwordErrors)
    .input(idWithPassword)
    .output(done),
};
