import type { ShownPicture } from '#contract/pictures/forms.ts';
import { type PictureSize, smallShape } from '#domain/pictures/limits.ts';
import { pictureUrl } from './picture-url.ts';

type Props = {
  picture: ShownPicture;
  size?: PictureSize;
  alt: string;
  className?: string;
  /** Where it is not the owner who looks. */
  url?: (id: string, size: PictureSize) => string;
};

/** Its room is kept before it has arrived, and it is fetched when it comes into sight. */
export function Picture({ picture, size = 'small', alt, className, url = pictureUrl }: Props) {
  const { width, height } = size === 'small' ? smallShape(picture) : picture;
  return (
    <img
      src={url(picture.id, size)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
