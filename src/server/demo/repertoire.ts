import type { Weighed } from './chance.ts';

/** What each professional is booked for, the more usual the heavier; several services follow one another. */
export const REPERTOIRE: Record<string, Weighed<string[]>> = {
  'Helena Prado': weighed(`
    7 Corte feminino, 5 Escova, 4 Coloração raiz + Escova, 3 Corte feminino + Escova, 2 Luzes, 2 Penteado, 2 Maquiagem social,
    0.5 Maquiagem e penteado, 0.3 Correção de cor`),
  'Camila Rocha': weighed(`
    7 Corte feminino, 6 Escova, 4 Hidratação + Escova, 4 Coloração raiz, 2 Luzes, 1.5 Progressiva, 2 Corte infantil`),
  'Rafael Nogueira': weighed('8 Corte masculino, 6 Corte masculino + Barba, 3 Barba'),
  'Beatriz Lima': weighed(`
    6 Manicure, 6 Manicure + Pedicure, 3 Pedicure, 4 Esmaltação em gel, 2 Manutenção de alongamento, 1 Alongamento em fibra,
    1 Spa dos pés`),
  'Juliana Sato': weighed(`
    4 Limpeza de pele profunda, 3 Limpeza de pele express, 2 Hidratação facial, 2 Peeling de diamante, 1 Radiofrequência facial,
    3 Massagem relaxante, 4 Drenagem linfática, 1 Pedras quentes, 2 Lash lifting, 2 Brow lamination`),
  'Aline dos Santos': weighed(`
    4 Depilação de axilas + Depilação de virilha completa, 4 Depilação de buço + Design de sobrancelha,
    3 Depilação de meia perna + Depilação de axilas, 2 Depilação de perna inteira + Depilação de virilha completa,
    3 Design de sobrancelha, 2 Design com henna`),
};

/** What a service without a fixed price came to, from and to. */
export const AGREED_PRICES: Record<string, readonly [number, number]> = {
  Luzes: [320, 480],
  Progressiva: [260, 420],
  'Correção de cor': [520, 780],
};

function weighed(list: string): Weighed<string[]> {
  const choices = list.split(',').map((one): [number, string[]] => {
    const [, weight, services = ''] = /^\s*([\d.]+) (.+)$/.exec(one) ?? [];
    return [Number(weight), services.split(' + ')];
  });
  return choices as [(typeof choices)[number], ...typeof choices];
}
