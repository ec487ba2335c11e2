import { type Caller, call } from './api.ts';

const professional = {
  nome: 'Camila Rocha',
  funcao: 'Cabeleireira',
  email: '',
  telefone: '',
  comissao_percentual: 40,
  product_commission_percent: 0,
  color: '#fbcfe8',
};

/** Through the API, for a test that is not about adding. */
export const addProfessional = (owner: Caller, changes: Partial<typeof professional> = {}): Promise<{ id: string }> =>
  call(owner, 'post', 'team', { ...professional, ...changes });
