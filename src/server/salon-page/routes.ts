import { owned } from '#server/kernel/http/api.ts';
import { asAccount } from '#server/kernel/http/lanes.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { preparePicture } from '#server/pictures/store-picture.ts';
import { changePage, checkName, showSettings } from './change-page.ts';
import { changePicture, changeWork, createWork, orderWorks, removeWork } from './change-pictures.ts';

const page = owned.salonPage;

export const salonPageRoutes = {
  read: page.read.handler(({ context }) => showSettings(context)),
  checkName: page.checkName.handler(({ input, context }) => checkName(context, input.name)),
  change: page.change.handler(
    async ({ input, context, errors }) => accepted(await changePage(context, input), errors).page,
  ),

  changePicture: page.changePicture.handler(async ({ input: { place, picture }, context, errors }) => {
    const prepared =
      picture === null ? null : accepted(await preparePicture(asAccount(context), picture), errors).picture;
    return accepted(await changePicture(context, place, prepared), errors).page;
  }),

  createWork: page.createWork.handler(async ({ input: { picture, alt }, context, errors }) => {
    const prepared = accepted(await preparePicture(asAccount(context), picture), errors).picture;
    return accepted(await createWork(context, prepared, alt), errors).page;
  }),

  changeWork: page.changeWork.handler(
    async ({ input, context, errors }) => accepted(await changeWork(context, input.id, input.alt), errors).page,
  ),
  orderWorks: page.orderWorks.handler(
    async ({ input, context, errors }) => accepted(await orderWorks(context, input.ids), errors).page,
  ),
  removeWork: page.removeWork.handler(
    async ({ input, context, errors }) => accepted(await removeWork(context, input.id), errors).page,
  ),
};
