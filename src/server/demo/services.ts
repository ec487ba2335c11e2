import { idOf } from './chance.ts';
import { staffId } from './people.ts';
import { type Rows, signedUpAt } from './salon.ts';

type Price = number | 'variable';
type Service = [name: string, minutes: number, price: Price, description: string];

const CATALOGUE: Record<string, Service[]> = {
  Cabelo: [
    ['Corte feminino', 60, 120, 'Lavagem, corte e finalização.'],
    ['Corte masculino', 30, 65, 'Máquina ou tesoura, com acabamento.'],
    ['Corte infantil', 30, 55, 'Para crianças de até 10 anos.'],
    ['Barba', 30, 50, 'Toalha quente, navalha e balm.'],
    ['Escova', 45, 80, 'Modelada ou lisa, para todos os comprimentos.'],
    ['Hidratação', 45, 90, 'Máscara escolhida para o seu fio.'],
    ['Coloração raiz', 90, 190, 'Retoque de até 3 cm, com diagnóstico do fio.'],
    ['Luzes', 180, 'variable', 'Mechas com papel ou touca. O valor depende do comprimento.'],
    ['Progressiva', 150, 'variable', 'Redução de volume sem formol. O valor depende do comprimento.'],
    ['Correção de cor', 240, 'variable', 'Só depois de uma avaliação no salão.'],
    ['Penteado', 60, 160, 'Preso, semipreso ou ondas.'],
  ],
  Unha: [
    ['Manicure', 45, 45, 'Cutilagem e esmaltação.'],
    ['Pedicure', 45, 50, 'Cutilagem, esfoliação leve e esmaltação.'],
    ['Esmaltação em gel', 60, 95, 'Duração de até 20 dias.'],
    ['Alongamento em fibra', 150, 220, 'Fibra de vidro, com formato à escolha.'],
    ['Manutenção de alongamento', 90, 140, 'A cada 3 semanas.'],
    ['Spa dos pés', 60, 85, 'Esfoliação, máscara e massagem.'],
  ],
  Sobrancelha: [
    ['Design de sobrancelha', 30, 55, 'Com pinça, medida ao seu rosto.'],
    ['Design com henna', 45, 75, 'Design e preenchimento.'],
    ['Brow lamination', 60, 150, 'Fios alinhados por até 6 semanas.'],
    ['Lash lifting', 75, 170, 'Curvatura e tintura dos cílios naturais.'],
  ],
  Depilação: [
    ['Depilação de buço', 15, 25, 'Cera quente.'],
    ['Depilação de axilas', 20, 35, 'Cera quente ou roll-on.'],
    ['Depilação de meia perna', 30, 60, 'Cera roll-on.'],
    ['Depilação de perna inteira', 50, 95, 'Cera roll-on.'],
    ['Depilação de virilha completa', 40, 90, 'Cera quente.'],
  ],
  Maquiagem: [
    ['Maquiagem social', 60, 180, 'Pele preparada e cílios postiços.'],
    ['Maquiagem e penteado', 120, 310, 'Para festas e formaturas.'],
    ['Noiva', 180, 'variable', 'Com teste antes do dia. O valor depende do pacote.'],
  ],
  'Estética Facial': [
    ['Hidratação facial', 45, 95, 'Máscara e massagem facial.'],
    ['Peeling de diamante', 50, 160, 'Renovação da pele, sem químicos.'],
    ['Radiofrequência facial', 40, 190, 'Firmeza e contorno.'],
    ['Drenagem facial', 40, 110, 'Menos inchaço, pele descansada.'],
  ],
  'Limpeza de Pele': [
    ['Limpeza de pele profunda', 75, 180, 'Extração, alta frequência e máscara calmante.'],
    ['Limpeza de pele express', 40, 110, 'Higienização e extração leve.'],
    ['Limpeza de costas', 60, 170, 'Esfoliação e extração.'],
  ],
  Massagem: [
    ['Massagem relaxante', 60, 160, 'Óleos mornos, corpo inteiro.'],
    ['Drenagem linfática', 60, 150, 'Movimentos leves e ritmados.'],
    ['Massagem modeladora', 50, 140, 'Movimentos firmes, com creme redutor.'],
    ['Pedras quentes', 75, 210, 'Pedras vulcânicas aquecidas.'],
  ],
};

/** Never offered online: nobody can promise it without having seen the hair. */
const NOT_PUBLIC = 'Correção de cor';

/** Long work with dear products: it earns less than what the professional usually does. Extensions earn more. */
const OWN_PERCENT: Record<string, number> = {
  Luzes: 35,
  Progressiva: 30,
  'Correção de cor': 35,
  'Alongamento em fibra': 55,
  'Radiofrequência facial': 30,
};

/** Minutes of work and pause by turns, and those to clean up after it. */
const IN_PARTS: Record<string, { parts: number[]; cleanup_minutes: number }> = {
  'Coloração raiz': { parts: [45, 30, 15], cleanup_minutes: 10 },
};

/** Only these do it; everybody does the rest. */
const DONE_BY: Record<string, string[]> = { Barba: ['Rafael Nogueira'], Luzes: ['Helena Prado', 'Camila Rocha'] };

/** The owner asks more for a colour. */
const OWN_PRICE = { service: 'Coloração raiz', nome: 'Helena Prado', price: 240 };

export type OfferedService = {
  id: string;
  name: string;
  category: string;
  minutes: number;
  price: Price;
  /** Of its own, before the professional's. */
  percent: number | null;
};

const OFFERED = new Map(
  Object.entries(CATALOGUE).flatMap(([category, offered]) =>
    offered.map(([name, minutes, price]) => {
      const percent = OWN_PERCENT[name] ?? null;
      return [name, { id: serviceId(name), name, category, minutes, price, percent }] as const;
    }),
  ),
);

export function serviceNamed(name: string): OfferedService {
  const service = OFFERED.get(name);
  if (!service) throw new Error(`The demo salon does not offer "${name}".`);
  return service;
}

export function serviceId(name: string): string {
  return idOf('service', name);
}

export function serviceCategories(today: string): Rows<'service_categories'> {
  return Object.keys(CATALOGUE).map((name) => ({
    id: idOf('category', name),
    name,
    show_in_dropdown: true,
    created_at: signedUpAt(today),
  }));
}

export function services(today: string): Rows<'services'> {
  return Object.entries(CATALOGUE).flatMap(([category, offered]) =>
    offered.map(([name, minutes, price, description]) => ({
      id: serviceId(name),
      name,
      category,
      description,
      duration_minutes: minutes,
      price: price === 'variable' ? 0 : price,
      preco_variavel: price === 'variable',
      is_public: name !== NOT_PUBLIC,
      commission_percent: OWN_PERCENT[name] ?? null,
      done_by_all: !(name in DONE_BY),
      parts: IN_PARTS[name]?.parts ?? [],
      cleanup_minutes: IN_PARTS[name]?.cleanup_minutes ?? 0,
      created_at: signedUpAt(today),
    })),
  );
}

export function staffServices(): Rows<'staff_services'> {
  const limited = Object.entries(DONE_BY).flatMap(([service, people]) =>
    people.map((nome) => ({ service_id: serviceId(service), staff_id: staffId(nome), price: null })),
  );
  const { service, nome, price } = OWN_PRICE;
  return [...limited, { service_id: serviceId(service), staff_id: staffId(nome), price }];
}
