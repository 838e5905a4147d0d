/** Where a file lies until it is used; what lies here goes after a day (infra/stacks/data.ts). */
const uploadPath = (notaryId: string, uploadId: string) => `uploads/${notaryId}/${uploadId}`;

/** What browsers put into S3 by a signed form. */
export function uploadedFiles() {
  return {
    /** The form by which a browser may put the file of one upload. */
    async form(
      notaryId: string,
      uploadId: string,
      file: { type: string; maxBytes: number; seconds: number },
    ) {
      const { uploadForm } = await import('./upload-form.ts');
      return uploadForm(uploadPath(notaryId, uploadId), file);
    },

    /** How many bytes have arrived; undefined when there are none. */
    async size(notaryId: string, uploadId: string): Promise<number | undefined> {
      const { objectSize } = await import('../s3-listing.ts');
      return objectSize(uploadPath(notaryId, uploadId));
    },

    async read(notaryId: string, uploadId: string): Promise<Buffer> {
      const { getObject } = await import('../s3-objects.ts');
      return Buffer.from(await getObject(uploadPath(notaryId, uploadId)));
    },

    async remove(notaryId: string, uploadId: string): Promise<void> {
      const { deleteObjects } = await import('../s3-objects.ts');
      await deleteObjects([uploadPath(notaryId, uploadId)]);
    },
  };
}

export type UploadedFiles = ReturnType<typeof uploadedFiles>;
