import { idOf } from './chance.ts';
import { pictureId } from './pictures.ts';
import type { Rows } from './salon.ts';

export const salonNames = (): Rows<'salon_names'> => [{ name: 'studio-jasmim', number: 1 }];

export const salonPages = (): Rows<'salon_pages'> => [
  {
    is_published: true,
    kind: 'hair',
    about:
      'Cabelo, unhas, estética e barbearia na mesma casa, desde 2014. Coloração sem amônia, café passado na hora e cadeira na janela ' +
      'para quem gosta de ver a rua.',
    instagram: 'studiojasmim',
  },
];

/** The cover, and works in the order in which the page shows them. */
export function salonPictures(): Rows<'salon_pictures'> {
  const works = [
    ['ombre', 'Cabelo castanho comprido com pontas cor de mel'],
    ['ruivo', 'Cabelo ruivo comprido, visto de costas'],
    ['loiro', 'Cabelo loiro comprido com mechas claras'],
    ['preto', 'Cabelo preto comprido e liso'],
  ] as const;
  return [
    { id: idOf('salon-picture', 'capa'), picture_id: pictureId('capa'), place: 'cover', alt: '', position: 0 },
    ...works.map(([name, alt], position) => ({
      id: idOf('salon-picture', name),
      picture_id: pictureId(name),
      place: 'work',
      alt,
      position: position + 1,
    })),
  ];
}
