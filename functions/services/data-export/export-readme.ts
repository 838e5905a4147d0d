/** Files that only an export of the whole account contains. */
const ofAccount = `profile.json        the notary: name, address, commissions, preferences, list of documents
subscription.json   plan, limits, usage this month
sign-ins.json       the latest sign-ins, with the kind of device
access-record.json  the record of access: sign-ins, downloads, and changes
passkeys.json       names of your passkeys, when you added and last used them; not their keys
packages.json       your document lists
places.json         points on the map whose addresses you looked up in the last year
matters.json        requests for copies and other duties: facts, deadlines, and what was done
front-page.json     the front page of the journal: old lines with the date of their change, signature, successor`;

/** The section about files, besides entries, that only an export of the whole account contains. */
const besideEntries = `drafts/             entries not submitted at that time, by ID, with their images in images/drafts/.
                    A draft submitted or changed while this file was prepared appears as it was then.
documents/          bonds, policies, and certificates; profile.json has the file name each was uploaded under
picture.jpg         the profile picture, if there is one
business/           only if there are any: clients, orders, trips, expenses, and invoices to clients, each as .json with
                    everything and as .csv for a spreadsheet. They are working papers that no seal covers.
                    The receipts of expenses are in business/receipts/, under the name that expenses.json gives.
                    proposals.json has the latest 1,000 orders from forwarded emails that you haven't checked yet, and
                    connections.json says whether a calendar link and an address for orders exist. The secret link and
                    address aren't in this file`;

/** The section about files that only the package of a hand-over contains. */
const ofHandOver = `hand-over/          the printed journal in volumes, the certificate of integrity, the cover letter, and the inventory`;

/** Returns a text that explains the ZIP to someone who opens it years later without this product. */
export function exportReadme({
  requestedAt,
  entries,
  isHandOver,
}: {
  requestedAt: string;
  entries: number;
  isHandOver: boolean;
}): string {
  const title = isHandOver ? 'A NOTARIAL JOURNAL, HANDED OVER' : 'EVERYTHING IN THIS ACCOUNT';
  return `DIGITAL NOTARY JOURNAL: ${title}

Requested at ${requestedAt} (UTC). It contains the ${entries} entries submitted by then, and none later.
Keep it as safe as your journal: it contains ID numbers, signatures, and photos of signers.
Keep and share the ZIP unchanged. /verify rejects a ZIP that another program repacked, even with the same files.


READ IT IN A BROWSER

On a computer, extract the whole ZIP into a folder, and open index.html in that folder. It needs no connection, and reaches
none: it lists the entries with what the checks of their seals, their chain, and the public log find, and shows each with its
pictures. It compares pictures with the records once you choose the folder on the page, and it does not read the PDFs. But
someone who changes the records could change the page too. Only the checks below, with keys that did not come with this file,
are proof.


CONTENTS

index.html          the page to read it with
viewer/             what the page shows, again: the records, ID numbers, and proofs of the files below
${isHandOver ? ofHandOver : ofAccount}
entries/            every submitted entry by its number, as .json with everything recorded and as .pdf to print
images/             signatures, thumbprints, and photos of the entries; the .json of each entry names its images
annex/              only if there are entries imported from other journals, which were not sealed at the time of the act:
                    imports.json lists the imports with the SHA-256 of their rows, which is that of the file <id>.jsonl,
                    one row per line
${isHandOver ? '' : `${besideEntries}\n`}integrity-problems.txt  only if entries do not match their seals: lists them; they are left out of this file
audit/chain.json    the hash chain of the journal: its opening, then one link for each entry and
                    addendum, and its closing, if it was closed
log/                a signed state of the public log, its timestamp if it has one, the proof for each link,
                    and timestamps/years: a timestamp of the log for each year
manifest.json       every other file with its size and SHA-256
manifest.note       our signature of manifest.json

Times are ISO 8601 in UTC, money is US dollars, text is UTF-8.


FORMATS

File                Format, and where it is described
this file           ZIP with stored files (PKWARE APPNOTE 6.3.10)
.json               JSON (RFC 8259); .jsonl has one JSON text per line
.html, .js          HTML and JavaScript (ECMA-262), for browsers from 2023 on
.pdf                PDF 1.7 (ISO 32000), signed by PAdES baseline (ETSI EN 319 142-1)
.png, .jpg          PNG (ISO/IEC 15948) and JPEG (ISO/IEC 10918)
"recorded"          JSON in canonical form (RFC 8785), hashed with SHA-256 (FIPS 180-4)
manifest.note, log/checkpoint
                    signed notes with Ed25519 (RFC 8032): c2sp.org/signed-note, c2sp.org/tlog-checkpoint
log/proofs.json     inclusion proofs of a Merkle tree (RFC 6962, section 2.1); the log: c2sp.org/tlog-tiles
log/*.tlog-proof    the same proofs: c2sp.org/tlog-proof; cosignatures of witnesses: c2sp.org/tlog-cosignature
log/checkpoint.tsr  the answer of a timestamp authority (RFC 3161)


HOW TO VERIFY IT WITHOUT US

The quickest way is the program verify.mjs, which our site offers at /verify. It does all of the following, and needs only
Node.js and our public keys (/.well-known/notary-journal-keys.json). Keep the keys with this file. By hand:

1. We made this file: manifest.note is a signed note (c2sp.org/signed-note) of two lines, "digital-notary-journal/export/v1"
   and the SHA-256 of manifest.json in hex, by the key "exports" of our public keys. Without this signature, everything
   below could have been computed by anyone.
2. Nothing is missing or changed: every file has the size and SHA-256 in manifest.json, and there is no
   other file. ("sha256sum entries/000001.pdf" prints one.)
3. The journal is complete and in order: audit/chain.json lists the link "opening", then the links of the entries 1, 2,
   and so on to the number in "entries" in manifest.json, without a gap. The link of an addendum, such as "12.a1",
   may be anywhere after its entry. In each link
   - "hash" is the SHA-256 of the text "recorded", in UTF-8, as parsed from the JSON;
   - "previous_hash" is the "hash" of the link before, empty in the first;
   - the text "recorded" is itself JSON, and its "previous_hash" and "number" match the link's. In an addendum, "number" is
     that of its entry.
   A link with "destroyed" has an empty "recorded" and no files: it was destroyed more than
   "years" after the service had received it on "received_on".
   The last "hash" is "chain_head" in manifest.json. It covers every entry: changing any one, however old,
   changes it. A hash recorded earlier, such as the one printed on each PDF, appears here again.
4. The SHA-256 of each image is the digest in "recorded". The digest is also its file name, but a name proves nothing.
5. ID numbers are covered without being shown: "recorded" contains, for each person, the SHA-256 of a salt of 16 bytes
   followed by the number. The number is in the .json of the entry, and the salt is in its "id_number_salts", in hex.
6. The public log contains each link: log/checkpoint is signed with the key "log", and log/proofs.json has, for each link of
   the chain, its index and the hashes of its inclusion proof (RFC 6962). A link without a proof was not yet in the log.
   log/<position>.tlog-proof has the same proof and checkpoint in the format C2SP tlog-proof, for programs of others.

For steps 2 and 3, this is enough. In Python:

    import hashlib, json, zipfile
    z = zipfile.ZipFile("export.zip")
    m = json.loads(z.read("manifest.json"))
    assert {f["path"] for f in m["files"]} | {"manifest.json", "manifest.note"} == set(z.namelist())
    for f in m["files"]:
        assert hashlib.sha256(z.read(f["path"])).hexdigest() == f["sha256"], f["path"]
    head = ""
    links = json.loads(z.read("audit/chain.json"))
    numbers = []
    for link in links:
        assert link["previous_hash"] == head, link["position"]
        head = hashlib.sha256(link["recorded"].encode()).hexdigest()
        assert link["hash"] == head, link["position"]
        if link["kind"] == "entry": numbers.append(json.loads(link["recorded"])["number"])
    assert numbers == list(range(1, m["entries"] + 1))
    assert len(links) == m["links"] and head == m["chain_head"]
`;
}
