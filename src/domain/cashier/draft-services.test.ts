import { expect, test } from 'vitest';
import { draftServices, type TypedService } from './draft-services.ts';

const CUT = { id: 'cut', name: 'Corte', category: 'Cabelo' };
const given = {
  services: [CUT],
  workers: [
    { id: 'rita', ativo: true },
    { id: 'left', ativo: false },
  ],
  kept: [],
};
const line = (changes: Partial<TypedService> = {}): TypedService => ({
  service_id: 'cut',
  service_name: '',
  professional_id: 'rita',
  list_price: 100_00,
  discount: 0,
  discount_percent: null,
  ...changes,
});

test('a service is priced after its own discount, in money or percent', () => {
  expect(draftServices([line({ discount: 5_00 }), line({ discount_percent: 10 })], given)).toMatchObject({
    ok: true,
    services: [
      { service_name: 'Corte', category: 'Cabelo', list_price: 100_00, discount: 5_00, unit_price: 95_00 },
      { discount: 10_00, discount_percent: 10, unit_price: 90_00 },
    ],
  });
  expect(draftServices([line({ discount: 150_00 })], given)).toMatchObject({
    services: [{ discount: 100_00, unit_price: 0 }],
  });
});

test('a service that the salon does not have is refused, unless the sale has it already by its name', () => {
  expect(draftServices([line({ service_id: 'other' })], given)).toEqual({ ok: false, reason: 'service_not_found' });
  const gone = line({ service_id: null, service_name: 'Penteado' });
  expect(draftServices([gone], given)).toEqual({ ok: false, reason: 'service_not_found' });
  const kept = [{ service_id: null, service_name: 'Penteado', professional_id: null, category: 'Cabelo' }];
  expect(draftServices([gone], { ...given, kept })).toMatchObject({
    services: [{ service_name: 'Penteado', category: 'Cabelo' }],
  });
});

test('who has left does nothing new, and nobody need be named while the sale is open', () => {
  const fields = { 'services.1.professional_id': 'cashier:errors.professionalGone' };
  expect(draftServices([line(), line({ professional_id: 'left' })], given)).toEqual({
    ok: false,
    reason: 'invalid',
    fields,
  });
  const kept = [{ service_id: 'cut', service_name: 'Corte', professional_id: 'left' }];
  expect(draftServices([line({ professional_id: 'left' })], { ...given, kept })).toMatchObject({ ok: true });
  expect(draftServices([line({ professional_id: null })], given)).toMatchObject({ ok: true });
});
