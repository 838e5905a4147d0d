import java.io.BufferedInputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.zip.ZipInputStream;

/** Prints what a stream of each ZIP contains: path of the ZIP, name, and SHA-256, between tabs. */
class ReadStreamed {
  public static void main(String[] paths) throws Exception {
    for (var path : paths) {
      try (var zip = new ZipInputStream(new BufferedInputStream(Files.newInputStream(Path.of(path))))) {
        for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
          var digest = MessageDigest.getInstance("SHA-256");
          zip.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
          System.out.println(path + "\t" + entry.getName() + "\t" + HexFormat.of().formatHex(digest.digest()));
        }
      }
    }
  }
}
