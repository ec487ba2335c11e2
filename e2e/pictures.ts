import sharp from 'sharp';

/** A photo of a wall, as a phone hands it over. */
export async function photoFile(name = 'foto.jpg', { width, height } = { width: 2400, height: 1800 }) {
  const wall = sharp({ create: { width, height, channels: 3, background: '#c084fc' } });
  return { name, mimeType: 'image/jpeg', buffer: await wall.jpeg().toBuffer() };
}

export const letterFile = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('uma carta') };
